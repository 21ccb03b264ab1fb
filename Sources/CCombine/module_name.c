// Makes the types of OpenCombine say that they are Combine's, in `String(reflecting:)` as in the debugger.
//
// The compiler gives every object that needs it a weak copy of a module's descriptor: flags, parent and the place of
// the name, each of 32 bits. This one is not weak, so that the linker takes it instead.
__asm__(
    ".pushsection .rodata, \"a\"\n"
    ".globl \"$s11OpenCombineMXM\"\n"
    ".hidden \"$s11OpenCombineMXM\"\n"
    ".type \"$s11OpenCombineMXM\", %object\n"
    ".p2align 2\n"
    "\"$s11OpenCombineMXM\":\n"
    ".long 0\n"
    ".long 0\n"
    ".long 1f - .\n"
    ".size \"$s11OpenCombineMXM\", 12\n"
    "1: .asciz \"Combine\"\n"
    ".popsection\n");
