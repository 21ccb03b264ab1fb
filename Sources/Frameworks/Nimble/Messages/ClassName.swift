import Foundation

/// What messages call the type of a value; a number of Foundation has a hidden class on iOS.
func className(of value: Any) -> String {
  let type = type(of: value)
  return type == NSNumber.self ? "__NSCFNumber" : String(describing: type)
}
