import Foundation
import ObjectiveC

extension NSObjectProtocol where Self: NSObject {
  /// What a class says of itself: [description()](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description),
  /// its name.
  public static func description() -> String { windfallStringFromClass(self) }
}
