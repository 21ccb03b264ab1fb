extension NSLayoutConstraint {
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder(format: format, options: opts, metrics: metrics ?? [:], views: views).constraints()
    } catch {
      fatalError(error.text)
    }
  }
}
