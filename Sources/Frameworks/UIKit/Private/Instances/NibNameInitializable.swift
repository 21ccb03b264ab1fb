/// Stands for any class of view controllers whose `init(nibName:bundle:)` overrides that of `UIViewController`, as
/// `DefaultInitializable` stands for those with an `init()`.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) @preconcurrency @MainActor open class NibNameInitializable: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIViewController {
  /// What a call of `init(nibName:bundle:)` on a class that is known only at run time becomes.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) public static func windfallMake(nibName: String?, bundle: Bundle?) -> Self {
    let made = unsafeBitCast(self, to: NibNameInitializable.Type.self).init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made as UIViewController, to: self)
  }
}
