// The names that the styles had in language mode 4.
extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, message: "use []")
  public static let styleNone: NSUnderlineStyle = []
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static let styleSingle = NSUnderlineStyle.single
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static let styleThick = NSUnderlineStyle.thick
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static let styleDouble = NSUnderlineStyle.double
}
