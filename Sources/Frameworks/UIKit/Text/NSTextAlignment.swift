import WindfallCore

/// See [NSTextAlignment](https://developer.apple.com/documentation/uikit/nstextalignment).
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// As the layout of texts calls it, which knows no direction but from left to right.
  var layoutAlignment: TextLayoutOptions.Alignment { layoutAlignment(isRightToLeft: false) }

  func layoutAlignment(isRightToLeft: Bool) -> TextLayoutOptions.Alignment {
    switch self {
    case .natural, .justified: isRightToLeft ? .trailing : .leading
    case .left: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// See [NSLineBreakMode](https://developer.apple.com/documentation/uikit/nslinebreakmode).
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var lineBreak: TextLayoutOptions.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// See [NSWritingDirection](https://developer.apple.com/documentation/uikit/nswritingdirection).
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// See [NSUnderlineStyle](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// See [NSShadow](https://developer.apple.com/documentation/uikit/nsshadow). Text is drawn without it.
open class NSShadow: NSObject, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A colour.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}

/// See [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
