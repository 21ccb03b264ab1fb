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

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let levels = environment.foregroundLevels
    if level > 0, level <= levels.count { return levels[level - 1].paint(in: environment) }
    if level > 0, let base = environment.foreground {
      return base.paint(in: environment).withOpacity([1, 0.5, 0.25, 0.2, 0.1][level])
    }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
    return Color(colors[level])._paint(in: environment)
  }
}
