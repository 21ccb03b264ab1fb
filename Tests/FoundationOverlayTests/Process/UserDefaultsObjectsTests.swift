import Foundation
import FoundationOverlay
import Testing

struct UserDefaultsObjectsTests {
  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: "objects.\(UUID().uuidString)"))
  }

  @Test func `a number is taken as any type that holds it`() {
    defaults.register(defaults: ["registered": UInt(42), "list": [UInt(1), 2], "table": ["a": Float(1.5)]])
    #expect(defaults.object(forKey: "registered") as? UInt == 42)
    #expect(defaults.object(forKey: "registered") as? Double == 42)
    #expect(defaults.object(forKey: "list") as? [UInt] == [1, 2])
    #expect(defaults.object(forKey: "table") as? [String: Float] == ["a": 1.5])
    defaults.set(5, forKey: "whole")
    defaults.set(0.1, forKey: "part")
    defaults.set(true, forKey: "flag")
    #expect(defaults.object(forKey: "whole") as? Int == 5 && defaults.object(forKey: "whole") as? Float == 5)
    #expect(defaults.object(forKey: "part") as? Double == 0.1 && defaults.object(forKey: "part") as? Int == nil)
    #expect(defaults.object(forKey: "flag") as? Bool == true && defaults.object(forKey: "flag") as? NSNumber == true)
    #expect(defaults.value(forKey: "whole") as? Double == 5)
  }

  @Test func `the methods with a type of their own read the same`() {
    defaults.set(5, forKey: "whole")
    defaults.set(0.1, forKey: "part")
    defaults.set(true, forKey: "flag")
    defaults.set(["a": 1], forKey: "table")
    defaults.set(["x"], forKey: "texts")
    defaults.set(Data([1]), forKey: "data")
    #expect(defaults.integer(forKey: "whole") == 5 && defaults.double(forKey: "whole") == 5)
    #expect(defaults.float(forKey: "part") == 0.1 && defaults.double(forKey: "part") == 0.1)
    #expect(defaults.bool(forKey: "flag") && defaults.bool(forKey: "whole") && !defaults.bool(forKey: "none"))
    #expect(defaults.dictionary(forKey: "table") as? [String: Int] == ["a": 1])
    #expect(defaults.stringArray(forKey: "texts") == ["x"] && defaults.array(forKey: "texts") as? [String] == ["x"])
    #expect(defaults.data(forKey: "data") == Data([1]) && defaults.string(forKey: "texts") == nil)
  }
}
