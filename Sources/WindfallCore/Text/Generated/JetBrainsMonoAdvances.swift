// Written by Scripts/generate-font-advances.py from the font JetBrainsMono; run it again to change this file.

/// How far the glyphs of JetBrainsMono's faces advance, in the font units of Inter.
enum JetBrainsMonoAdvances {
  static let every = 1690
}
