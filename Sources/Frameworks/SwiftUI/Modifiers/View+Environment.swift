import Observation
import UIKit

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWriter(keyPath: keyPath, value: value))
  }

  public func environment<T: AnyObject & Observable>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }

  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }

  public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }

  public func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }

  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text { $0.isStruckThrough = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> some View { text { $0.design = isActive ? .monospaced : nil } }

  public func monospacedDigit() -> some View { text { $0.hasMonospacedDigits = true } }

  public func kerning(_ kerning: CGFloat) -> some View { text { $0.kern = kerning } }

  public func tracking(_ tracking: CGFloat) -> some View { text { $0.kern = tracking } }

  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase?.attribute } }

  public func foregroundColor(_ color: Color?) -> some View { modifier(ForegroundModifier(style: color)) }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(ForegroundModifier(style: style)) }

  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  public func accentColor(_ color: Color?) -> some View { tint(color) }

  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  private func text(_ change: (inout TextAttributes) -> Void) -> some View {
    var attributes = TextAttributes()
    change(&attributes)
    return modifier(TextAttributesModifier(attributes: attributes))
  }
}

extension Text {
  /// How letters are cased: [Text.Case](https://developer.apple.com/documentation/swiftui/text/case).
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var attribute: TextAttributes.TextCase { self == .uppercase ? .uppercase : .lowercase }
  }
}
