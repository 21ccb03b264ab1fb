import UIKit

extension Text {
  public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { attributes { $0.weight = $0.weight ?? weight } }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { attributes { $0.isItalic = $0.isItalic ?? true } }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    attributes { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    attributes { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }

  public func fontDesign(_ design: Font.Design?) -> Text { attributes { $0.design = $0.design ?? design } }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  public func monospacedDigit() -> Text { attributes { $0.hasMonospacedDigits = true } }

  public func kerning(_ kerning: CGFloat) -> Text { attributes { $0.kern = $0.kern ?? kerning } }

  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  public func foregroundColor(_ color: Color?) -> Text {
    mapping { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    mapping { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  private func attributes(_ change: (inout TextAttributes) -> Void) -> Text { mapping { change(&$0.attributes) } }
}
