/// Stands for any class of views whose `init(frame:)` overrides that of `UIView`, as `DefaultInitializable` stands for
/// those with an `init()`.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) @preconcurrency @MainActor open class FrameInitializable: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view of a class that is known only at run time with its `init(frame:)`.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) static func makeView(of type: AnyClass, frame: CGRect) -> UIView? {
    guard type is UIView.Type else { return nil }
    return unsafeBitCast(type, to: FrameInitializable.Type.self).init(frame: frame)
  }
}

extension UIView {
  /// What a call of `init(frame:)` on a class that is known only at run time becomes.
  @inline(never) public static func windfallMake(frame: CGRect) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: FrameInitializable.Type.self).init(frame: frame) as UIView, to: self)
  }
}
