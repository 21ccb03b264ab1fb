/// What a symbol of the tableau stands for, which says whether it may be negative and enter the basis.
enum SolverSymbolKind: UInt8 {
  /// A variable of the caller: any number.
  case external
  /// What an inequality leaves over: not negative.
  case slack
  /// By how much a constraint that is not required is missed: not negative.
  case error
  /// Marks a required equality: always zero.
  case dummy
  /// Not in use.
  case free
}
