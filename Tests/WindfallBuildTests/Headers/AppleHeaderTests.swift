import Foundation
import Testing
import WindfallFacts

@testable import WindfallBuild

@Suite("What headers in Objective-C name of Apple's")
struct AppleHeaderTests {
  private func header() throws -> AppleHeader {
    let kit = """
      # UIKit: facts
      class UIResponder : NSObject
      class UIView : UIResponder
      enum UIView.ContentMode : Int
      struct UITableViewCell.EditingStyle : RawRepresentable(String)
      protocol UIScrollViewDelegate : NSObjectProtocol
      struct sockaddr_in
      """
    let foundation = "# Foundation: facts\nclass URLSession : NSObject\nclass CFThing\n"
    return AppleHeader(
      modules: [
        try SDKModule(name: "UIKit", data: Data(kit.utf8)),
        try SDKModule(name: "Foundation", data: Data(foundation.utf8)),
      ], names: ObjectiveCNames(table: "# kinds\ntag\tUITableViewCellStyle\tUITableViewCell.EditingStyle\n"))
  }

  @Test("Names of types are found as Objective-C has them")
  func names() throws {
    let header = try header()
    #expect(header.swiftName(of: "UIViewContentMode") == "UIView.ContentMode")
    #expect(header.swiftName(of: "UITableViewCellStyle") == "UITableViewCell.EditingStyle")
    #expect(header.swiftName(of: "NSURLSession") == "URLSession")
    #expect(header.swiftName(of: "UIView") == nil)
    #expect(header.swiftName(of: "Thing") == nil)
  }

  @Test("A class is declared behind its superclasses, and nothing that is not named")
  func text() throws {
    let text = try header().text(mentioning: ["UIView", "UIViewContentMode", "CFThingRef", "sockaddr_in", "Thing"])
    let responder = try #require(text.range(of: "@interface UIResponder : NSObject"))
    let view = try #require(text.range(of: "@interface UIView : UIResponder"))
    #expect(responder.lowerBound < view.lowerBound)
    #expect(text.contains("UIViewContentMode : NSInteger UIViewContentMode;"))
    #expect(text.contains("*CFThingRef;"))
    for name in ["UIScrollViewDelegate", "sockaddr_in", "Thing;"] { #expect(!text.contains(" \(name)")) }
  }
}
