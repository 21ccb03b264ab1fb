import UIKit

/// Changes the traits of the fields inside.
public struct _FieldTraitsModifier: EnvironmentModifier {
  let traits: FieldTraits

  func apply(to environment: inout EnvironmentValues) {
    var result = environment.fieldTraits
    result.keyboardType = traits.keyboardType ?? result.keyboardType
    result.textContentType = traits.textContentType ?? result.textContentType
    result.autocapitalization = traits.autocapitalization ?? result.autocapitalization
    result.autocorrection = traits.autocorrection ?? result.autocorrection
    result.returnKey = traits.returnKey ?? result.returnKey
    environment.fieldTraits = result
  }

  func isSame(as other: Self) -> Bool { traits == other.traits }
}
