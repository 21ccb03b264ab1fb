import Foundation
import Testing
import WindfallCore
@_spi(Windfall) import XCTestOverlay

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Screenshots")
  @MainActor
  struct ScreenshotTests {
    private static let list = DisplayList(
      size: CGSize(width: 400, height: 800), scale: 2, background: .black,
      root: DisplayGroup(items: [.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.white))]))

    private func app() throws -> FakeApp {
      let (list, screen) = (Self.list, AppTestBench.screen)
      return try FakeApp { request in
        request == .displayList ? .reply(.displayList(list)) : .reply(FakeApp.answer(request, over: screen))
      }
    }

    @Test("The screen is drawn by the tool, once, and only when its picture is wanted")
    func picture() throws {
      let tool = try FakeTool(answering: [.file([1, 2, 3])])
      let failures = AppTestBench.run(try app()) { app in
        app.launch()
        let screenshot = XCUIScreenshot(Self.list, connection: tool.connection)
        let attachment = XCTAttachment(screenshot: screenshot)
        #expect(attachment.uniformTypeIdentifier == "public.png")
        #expect(attachment.payload == Data([1, 2, 3]))
        #expect(screenshot.pngRepresentation == Data([1, 2, 3]))
      }
      #expect(failures.isEmpty)
      #expect(try tool.lists().map(\.size) == [CGSize(width: 400, height: 800)])
    }

    @Test("A picture of lower quality is a JPEG")
    func quality() throws {
      let tool = try FakeTool(answering: [.file([UInt8](Data(base64Encoded: Self.pixel) ?? Data()))])
      let failures = AppTestBench.run(try app()) { _ in
        let screenshot = XCUIScreenshot(Self.list, connection: tool.connection)
        let original = XCTAttachment(image: screenshot.image)
        let low = XCTAttachment(screenshot: screenshot, quality: .low)
        #expect(original.uniformTypeIdentifier == "public.png")
        #expect(original.payload.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(low.uniformTypeIdentifier == "public.jpeg")
        #expect(low.payload.starts(with: [0xFF, 0xD8]))
      }
      #expect(failures.isEmpty)
    }

    /// A PNG file of one pixel.
    private static let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    @Test("An element's picture is its part of the screen")
    func crop() {
      let part = Self.list.cropped(to: CGRect(x: 10, y: 20, width: 100, height: 2000))
      #expect(part.size == CGSize(width: 100, height: 780))
      #expect(part.scale == 2)
      #expect(part.root.transform == CGAffineTransform(translationX: -10, y: -20))
      #expect(Self.list.cropped(to: CGRect(x: 900, y: 0, width: 1, height: 1)).size == .zero)
    }

    @Test("A picture that cannot be drawn fails the test")
    func failure() throws {
      let tool = try FakeTool(answering: [.failure("no fonts")])
      let fake = try app()
      let failures = AppTestBench.run(fake) { _ in
        #expect(XCUIScreenshot(Self.list, connection: tool.connection).pngRepresentation.isEmpty)
        #expect(XCUIScreenshot(Self.list, connection: nil).image.size == .zero)
      }
      #expect(failures.count == 2)
      #expect(failures.first?.message.contains("The screen cannot be drawn: no fonts") == true)
      #expect(failures.last?.message.contains("not started by windfall") == true)
    }

    @Test("Without a running app there is no screen")
    func notRunning() throws {
      let failures = AppTestBench.run(try app()) { _ in
        #expect(XCUIScreen.main.screenshot().pngRepresentation.isEmpty)
      }
      #expect(failures.map(\.message) == ["Failed to take a screenshot: Application Fruit is not running"])
    }

    @Test("The screen and the elements give screenshots")
    func providers() throws {
      let fake = try app()
      let failures = AppTestBench.run(fake) { app in
        app.launch()
        for provider in [XCUIScreen.main, app, app.buttons["OK"]] as [any XCUIScreenshotProviding] {
          _ = provider.screenshot()
        }
        _ = app.buttons["Nothing"].screenshot()
      }
      #expect(failures.count == 1)
      #expect(fake.journal.requests.filter { $0 == .displayList }.count == 3)
    }
  }
}
