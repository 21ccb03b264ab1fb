import UIKit

/// Levels of the current foreground style:
/// [HierarchicalShapeStyle](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  static let opacities = [1, 0.5, 0.25, 0.2, 0.1]

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let levels = environment.foregroundLevels
    if level > 0, level <= levels.count { return levels[level - 1].paint(in: environment) }
    if level > 0, let base = environment.foreground {
      return base.paint(in: environment).withOpacity(Self.opacities[level])
    }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
    return Color(colors[level])._paint(in: environment)
  }
}

/// See [FillShapeStyle](https://developer.apple.com/documentation/swiftui/fillshapestyle).
public struct FillShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.systemFill)._paint(in: environment) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// See [SeparatorShapeStyle](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.separator)._paint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// See [SelectionShapeStyle](https://developer.apple.com/documentation/swiftui/selectionshapestyle).
public struct SelectionShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color.accentColor._paint(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// See [LinkShapeStyle](https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.link)._paint(in: environment) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// See [PlaceholderTextShapeStyle](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle, Sendable {
  public nonisolated init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(.placeholderText)._paint(in: environment) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
