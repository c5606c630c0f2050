// Marks structs, enums and constants that TypeScript shares: scripts/build_ptx.ts writes them to ptx/layouts.ts.
// A struct has plain fields only. An enumerator's name in camelCase is the key, so that an option's name can index it.
#pragma once
#define EXPORTED
