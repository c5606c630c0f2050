"""An HTTP service in one Python process, by the standard library: a thread for each connection."""

import os
import signal
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Server(ThreadingHTTPServer):
    request_queue_size = 256
    daemon_threads = True

    def server_bind(self):
        if os.environ.get("REUSE_PORT") == "1":
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        super().server_bind()


def serve(answer, content_type):
    """Serves on PORT until SIGTERM, with REUSE_PORT=1 beside other processes. `answer(body, path)` returns the bytes of the response to a POST request."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = -1  # head and body in one write
        disable_nagle_algorithm = True

        def do_POST(self):
            body = answer(self.rfile.read(int(self.headers["content-length"])), self.path)
            self.send_response(200)
            self.send_header("content-type", content_type)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            self.wfile.flush()

        def log_message(self, *args):
            pass

    server = Server(("127.0.0.1", int(os.environ.get("PORT", "8000"))), Handler)
    signal.signal(signal.SIGTERM, lambda *_: threading.Thread(target=server.shutdown).start())
    print(f"listening on http://localhost:{server.server_address[1]}", flush=True)
    server.serve_forever()
