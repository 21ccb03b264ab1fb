import Observation
import UIKit

nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<V>
  > {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> ModifiedContent<Self, _ObjectModifier<T>> {
    modifier(_ObjectModifier(object: object))
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> ModifiedContent<Self, _ObjectModifier<T>> {
    modifier(_ObjectModifier(object: object))
  }

  public func font(_ font: Font?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
    environment(\.font, font)
  }

  public func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.design = design }
  }

  public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.weight = isActive ? .bold : nil }
  }

  public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.isItalic = isActive }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> ModifiedContent<Self, _TextAttributesModifier>
  {
    text { $0.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> ModifiedContent<
    Self, _TextAttributesModifier
  > {
    text { $0.isStruckThrough = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.design = isActive ? .monospaced : nil }
  }

  public func monospacedDigit() -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.hasMonospacedDigits = true }
  }

  public func kerning(_ kerning: CGFloat) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.kern = kerning }
  }

  public func tracking(_ tracking: CGFloat) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.kern = tracking }
  }

  public func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _TextAttributesModifier> {
    text { $0.textCase = textCase?.attribute }
  }

  public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    environment(\.foregroundColor, color)
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _ForegroundStyleModifier<S>> {
    modifier(_ForegroundStyleModifier(style: style))
  }

  public func tint(_ tint: Color?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    environment(\.tint, tint)
  }

  public func accentColor(_ color: Color?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    tint(color)
  }

  public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
    environment(\.lineLimit, number)
  }

  public func lineSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.lineSpacing, spacing)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<TextAlignment>
  > {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>
  > { environment(\.truncationMode, mode) }

  public func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>> {
    environment(\.imageScale, scale)
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>> {
    environment(\.minimumScaleFactor, factor)
  }

  public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
    modifier(
      _EnvironmentKeyTransformModifier(
        keyPath: \.isEnabled, transform: { $0 = $0 && !disabled }, constant: disabled))
  }

  public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedContent<
    Self, _EnvironmentKeyWritingModifier<ColorScheme>
  > {
    environment(\.colorScheme, colorScheme)
  }

  private func text(_ change: (inout TextAttributes) -> Void) -> ModifiedContent<Self, _TextAttributesModifier> {
    var attributes = TextAttributes()
    change(&attributes)
    return modifier(_TextAttributesModifier(attributes: attributes))
  }
}

extension Text {
  /// How letters are cased: [Text.Case](https://developer.apple.com/documentation/swiftui/text/case).
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var attribute: TextAttributes.TextCase { self == .uppercase ? .uppercase : .lowercase }
  }
}

/// Puts an object into the environment.
public struct _ObjectModifier<Object: AnyObject>: EnvironmentModifier {
  /// Nil takes away what an outer view has put there.
  let object: Object?

  func apply(to environment: inout EnvironmentValues) { environment.setObject(object, of: Object.self) }

  func isSame(as other: Self) -> Bool { object === other.object }
}
