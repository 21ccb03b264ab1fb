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
