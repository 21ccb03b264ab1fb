import ObjectiveC

extension UIView {
  /// The view in one line, as debuggers show it: its class, place, and what differs from a plain view.
  final func describe() -> String {
    var parts = ["<\(className): \(address(of: self))"]
    if let base = frameworkBase { parts.append("baseClass = \(base)") }
    parts.append("frame = (\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))")
    if transform != .identity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(values.map(text).joined(separator: ", "))]")
    }
    if let content = contentText { parts.append("text = '\(content)'") }
    if alpha != 1 { parts.append("alpha = \(text(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.names)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let recognizers = gestureRecognizers, !recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(address(of: recognizers as NSArray))>")
    }
    parts.append("layer = <\(layerName): \(address(of: layer))>")
    if let scrollView = self as? UIScrollView {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      parts.append("contentOffset: {\(text(offset.x)), \(text(offset.y))}")
      parts.append("contentSize: {\(text(size.width)), \(text(size.height))}")
    }
    return parts.joined(separator: "; ") + ">"
  }

  /// What `recursiveDescription` answers: a line for each view, which shows how deep it is.
  final func describeTree(depth: Int = 0) -> String {
    let line = String(repeating: "   | ", count: depth) + description
    return ([line] + subviews.map { $0.describeTree(depth: depth + 1) }).joined(separator: "\n")
  }

  /// The name of Apple's class where a class of ours stands in for it.
  final var className: String {
    switch self {
    case is NavigationLayoutView, is TabLayoutView: "UILayoutContainerView"
    default: UIKit.className(of: type(of: self))
    }
  }

  /// The class of UIKit that a class of an app comes from, where that is more than a view.
  private var frameworkBase: String? {
    let all = sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }
    guard !isOfUIKit(type(of: self)), let base = all.first(where: { isOfUIKit($0) }), base != UIView.self else {
      return nil
    }
    return UIKit.className(of: base)
  }

  private var contentText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  private var layerName: String {
    self is UILabel && type(of: layer) == CALayer.self ? "_UILabelLayer" : UIKit.className(of: type(of: layer))
  }
}

extension UIViewController {
  /// What `_printHierarchy` answers: the controllers below this one, with their views.
  final func describeHierarchy(depth: Int = 0, mark: String = "| ") -> String {
    let name = "<\(UIKit.className(of: type(of: self))) \(address(of: self))>"
    let start = String(repeating: "   | ", count: max(0, depth - 1)) + (depth > 0 ? "   " + mark : "")
    var lines = ["\(start)\(name), state: \(appearanceState), view: \(viewText)"]
    lines += children.map { $0.describeHierarchy(depth: depth + 1) }
    if let presented = presentedViewController, presented.presentingViewController === self {
      lines.append(presented.describeHierarchy(depth: depth + 1, mark: "+ "))
    }
    return lines.joined(separator: "\n")
  }

  private var viewText: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    return "<\(view.className): \(address(of: view))>" + (view.window == nil ? " not in the window" : "")
  }
}

extension UIView.AutoresizingMask {
  fileprivate var names: String {
    let all: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

private func className(of type: AnyClass) -> String {
  let name = _typeName(type, qualified: true)
  return isOfUIKit(type) ? String(name.dropFirst("UIKit.".count)) : name
}

private func isOfUIKit(_ type: AnyClass) -> Bool { _typeName(type, qualified: true).hasPrefix("UIKit.") }

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// A number with at most six digits, as C's `%g`.
private func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
