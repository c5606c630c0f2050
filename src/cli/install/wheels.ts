/**
 * The Python wheels on PyPI that `cuffi install` downloads, with their checksums.
 *
 * NVRTC 12.9 is the last release of CUDA 12: it compiles for every GPU from Maxwell to Blackwell, and its cubins
 * run with every driver for CUDA 12 and 13. The other two wheels hold the headers: `cuda_fp16.h`,
 * `cooperative_groups.h` and others, and libcu++, CUB and Thrust.
 *
 * To update: `pip install --dry-run --ignore-installed --no-deps --report - --platform …` prints address and
 * checksum of each wheel.
 */

/** A wheel on PyPI. */
export interface Wheel {
  readonly url: string;
  readonly sha256: string;
  /** Size of the file. */
  readonly bytes: number;
}

/** The wheels of one release for one platform. */
export interface Release {
  /** The version of NVRTC. */
  readonly version: string;
  readonly wheels: readonly Wheel[];
  /** Size of what is unpacked. */
  readonly unpackedBytes: number;
}

const PYPI = "https://files.pythonhosted.org/packages";
const VERSION = "12.9.86";

/** The release for each operating system and processor. */
export const RELEASES: Readonly<Record<string, Release>> = {
  "linux-x64": {
    version: VERSION,
    unpackedBytes: 131_070_886,
    wheels: [
      {
        url: `${PYPI}/b8/85/e4af82cc9202023862090bfca4ea827d533329e925c758f0cde964cb54b7/` +
          "nvidia_cuda_nvrtc_cu12-12.9.86-py3-none-manylinux2010_x86_64.manylinux_2_12_x86_64.whl",
        sha256: "210cf05005a447e29214e9ce50851e83fc5f4358df8b453155d5e1918094dcb4",
        bytes: 89_568_129,
      },
      {
        url: `${PYPI}/bc/46/a92db19b8309581092a3add7e6fceb4c301a3fd233969856a8cbf042cd3c/` +
          "nvidia_cuda_runtime_cu12-12.9.79-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
        sha256: "25bba2dfb01d48a9b59ca474a1ac43c6ebf7011f1b0b8cc44f54eb6ac48a96c3",
        bytes: 3_493_179,
      },
      {
        url: `${PYPI}/18/2a/d4cd8506d2044e082f8cd921be57392e6a9b5ccd3ffdf050362430a3d5d5/` +
          "nvidia_cuda_cccl_cu12-12.9.27-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
        sha256: "37869e17ce2e1ecec6eddf1927cca0f8c34e64fd848d40453df559091e2d7117",
        bytes: 3_152_243,
      },
    ],
  },
  "linux-arm64": {
    version: VERSION,
    unpackedBytes: 126_544_934,
    wheels: [
      {
        url: `${PYPI}/64/eb/c2295044b8f3b3b08860e2f6a912b702fc92568a167259df5dddb78f325e/` +
          "nvidia_cuda_nvrtc_cu12-12.9.86-py3-none-manylinux2014_aarch64.manylinux_2_17_aarch64.whl",
        sha256: "096d4de6bda726415dfaf3198d4f5c522b8e70139c97feef5cd2ca6d4cd9cead",
        bytes: 44_528_905,
      },
      {
        url: `${PYPI}/bc/e0/0279bd94539fda525e0c8538db29b72a5a8495b0c12173113471d28bce78/` +
          "nvidia_cuda_runtime_cu12-12.9.79-py3-none-manylinux2014_aarch64.manylinux_2_17_aarch64.whl",
        sha256: "83469a846206f2a733db0c42e223589ab62fd2fabac4432d2f8802de4bded0a4",
        bytes: 3_515_012,
      },
      {
        url: `${PYPI}/61/7e/82e49956b046bdc506c789235c587d9b3ef58b8bc1782258c1e247229647/` +
          "nvidia_cuda_cccl_cu12-12.9.27-py3-none-manylinux2014_aarch64.manylinux_2_17_aarch64.whl",
        sha256: "d7898b38aa68beaa234d48f0868273702342a196d6e2e9d0ef058dca2390ebea",
        bytes: 3_152_245,
      },
    ],
  },
  "windows-x64": {
    version: VERSION,
    unpackedBytes: 114_850_874,
    wheels: [
      {
        url: `${PYPI}/52/de/823919be3b9d0ccbf1f784035423c5f18f4267fb0123558d58b813c6ec86/` +
          "nvidia_cuda_nvrtc_cu12-12.9.86-py3-none-win_amd64.whl",
        sha256: "72972ebdcf504d69462d3bcd67e7b81edd25d0fb85a2c46d3ea3517666636349",
        bytes: 76_408_187,
      },
      {
        url: `${PYPI}/59/df/e7c3a360be4f7b93cee39271b792669baeb3846c58a4df6dfcf187a7ffab/` +
          "nvidia_cuda_runtime_cu12-12.9.79-py3-none-win_amd64.whl",
        sha256: "8e018af8fa02363876860388bd10ccb89eb9ab8fb0aa749aaf58430a9f7c4891",
        bytes: 3_591_604,
      },
      {
        url: `${PYPI}/ce/9b/1daf405620c7ac371b76b823c6336dd742673d41a150d9a04eec2c690379/` +
          "nvidia_cuda_cccl_cu12-12.9.27-py3-none-win_amd64.whl",
        sha256: "72106f95a9bb3be18472806b4f663ebf0f9248a86d14b4ae3305725b855d9d92",
        bytes: 3_152_175,
      },
    ],
  },
};
