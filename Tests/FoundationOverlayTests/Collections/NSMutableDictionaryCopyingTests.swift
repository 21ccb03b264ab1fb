import Foundation
import FoundationOverlay
import Testing

struct NSMutableDictionaryCopyingTests {
  @Test("A value is written, read and removed by a key of which only that it can be copied is known")
  func keys() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = "name" as NSString
    dictionary[key] = 1
    #expect(dictionary[key] as? Int == 1 && dictionary["name"] as? Int == 1)
    dictionary[key] = nil
    #expect(dictionary.count == 0)
  }
}
