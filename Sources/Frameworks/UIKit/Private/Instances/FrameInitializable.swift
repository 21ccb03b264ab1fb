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

/// Stands for any class of cells whose `init(style:reuseIdentifier:)` overrides that of `UITableViewCell`, as
/// `DefaultInitializable` stands for those with an `init()`.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) @preconcurrency @MainActor open class StyleInitializable: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
  /// What a call of `init(style:reuseIdentifier:)` on a class that is known only at run time becomes.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) public static func windfallMake(style: CellStyle, reuseIdentifier: String?) -> Self {
    let made = unsafeBitCast(self, to: StyleInitializable.Type.self).init(
      style: style, reuseIdentifier: reuseIdentifier)
    return unsafeDowncast(made as UITableViewCell, to: self)
  }
}

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

/// Stands for any class of navigation controllers whose `init(rootViewController:)` overrides UIKit's, as
/// `DefaultInitializable` stands for those with an `init()`.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) @preconcurrency @MainActor open class RootInitializable: UINavigationController {
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UINavigationController {
  /// What a call of `init(rootViewController:)` on a class that is known only at run time becomes.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) public static func windfallMake(rootViewController: UIViewController) -> Self {
    let made = unsafeBitCast(self, to: RootInitializable.Type.self).init(rootViewController: rootViewController)
    return unsafeDowncast(made as UINavigationController, to: self)
  }
}

/// Stands for any class of segues whose `init(identifier:source:destination:)` overrides that of `UIStoryboardSegue`, as
/// `DefaultInitializable` stands for those with an `init()`.
///
/// Open, as the optimiser would otherwise see that it has no subclass and call its own initialiser.
@_spi(Windfall) @preconcurrency @MainActor open class SegueInitializable: UIStoryboardSegue {
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

extension UIStoryboardSegue {
  /// What a call of `init(identifier:source:destination:)` on a class that is known only at run time becomes.
  ///
  /// Not inlined: the optimiser takes the disguised type at its word and drops the checks of callers.
  @inline(never) public static func windfallMake(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    let made = unsafeBitCast(self, to: SegueInitializable.Type.self).init(
      identifier: identifier, source: source, destination: destination)
    return unsafeDowncast(made as UIStoryboardSegue, to: self)
  }

  public static func windfallMake(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) -> Self {
    let made = windfallMake(identifier: identifier, source: source, destination: destination)
    made.handler = performHandler
    return made
  }
}
