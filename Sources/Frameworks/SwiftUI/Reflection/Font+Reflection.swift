import Foundation
import UIKit

extension Font: CustomReflectable {
  public var customMirror: Mirror {
    let provider =
      scaling.map {
        ReflectedParts(["style": $0, "design": fontDesign as Any, "weight": fontWeight as Weight? as Any])
      }
      ?? ReflectedParts(["size": size, "weight": fontWeight, "design": fontDesign as Any])
    return Mirror(self, children: ["provider": ReflectedParts(["base": provider])])
  }
}

extension Color: CustomReflectable {
  public var customMirror: Mirror {
    let base: Any =
      switch source {
      case .platform(let color):
        ResolvedColorProvider(color: Color(color).opacity(opacity).resolve(in: EnvironmentValues()))
      case .named(let name, _): ReflectedParts(["name": name])
      case .accent, .style: ReflectedParts([:])
      }
    return Mirror(self, children: ["provider": ReflectedParts(["base": base])])
  }
}

/// Stands for a colour that is given by its components.
private struct ResolvedColorProvider {
  let color: Color.Resolved
}
