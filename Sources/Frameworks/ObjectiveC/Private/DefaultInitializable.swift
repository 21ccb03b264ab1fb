/// Stands for any class whose `init()` overrides that of `NSObject`.
///
/// Foundation on Linux does not mark that initialiser as required, so a class that is known only at run time cannot be
/// made with it. Its entry is in every class's table all the same, and a required initialiser is called through it.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) open class DefaultInitializable: NSObject {
  public required override init() { super.init() }
}

extension NSObject {
  /// What a call of `init()` on a class that is known only at run time becomes.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) public static func windfallMake() -> Self {
    unsafeDowncast(unsafeBitCast(self, to: DefaultInitializable.Type.self).init() as NSObject, to: self)
  }
}
