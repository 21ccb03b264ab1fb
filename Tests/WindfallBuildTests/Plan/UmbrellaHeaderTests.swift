import Foundation
import Testing

@testable import WindfallBuild

@Suite struct UmbrellaHeaderTests {
  @Test("The modules are those of imports of frameworks")
  func modules() {
    let text = """
      // Kit.h
      #import <UIKit/UIKit.h>
      #import <Foundation/Foundation.h>
        @import Combine;
      #import "Own.h"
      FOUNDATION_EXPORT double KitVersionNumber;
      """
    #expect(UmbrellaHeader.modules(in: text) == ["UIKit", "Foundation", "Combine"])
  }

  @Test("The header lies beside the sources or above them")
  func place() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "#import <Foundation/Foundation.h>\n".write(
      to: folder.appendingPathComponent("Kit.h"), atomically: true, encoding: .utf8)
    let source = folder.appendingPathComponent("Sources/A.swift")
    #expect(UmbrellaHeader.modules(of: "Kit", sources: [source]) == ["Foundation"])
    #expect(UmbrellaHeader.modules(of: "Other", sources: [source]) == [])
    let own = folder.appendingPathComponent("Sources/Supporting Files")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try "#import <UIKit/UIKit.h>\n".write(
      to: own.appendingPathComponent("Other.h"), atomically: true, encoding: .utf8)
    #expect(UmbrellaHeader.modules(of: "Other", sources: [source]) == ["UIKit"])
    let far = own.appendingPathComponent("Other.h")
    #expect(UmbrellaHeader.modules(of: "Other", sources: [URL(fileURLWithPath: "/a/b/C.swift")]) == [])
    #expect(
      UmbrellaHeader.modules(of: "Other", sources: [URL(fileURLWithPath: "/a/b/C.swift")], headers: [far]) == ["UIKit"])
  }

  @Test("A pod's header is the one that its module map names")
  func map() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let map = folder.appendingPathComponent("Pod.modulemap")
    #expect(UmbrellaHeader.modules(ofMap: map) == [])
    try "framework module Pod {\n  umbrella header \"Pod-umbrella.h\"\n\n  export *\n}\n".write(
      to: map, atomically: true, encoding: .utf8)
    #expect(UmbrellaHeader.modules(ofMap: map) == [])
    try "#ifdef __OBJC__\n#import <UIKit/UIKit.h>\n#endif\n".write(
      to: folder.appendingPathComponent("Pod-umbrella.h"), atomically: true, encoding: .utf8)
    #expect(UmbrellaHeader.modules(ofMap: map) == ["UIKit"])
  }
}
