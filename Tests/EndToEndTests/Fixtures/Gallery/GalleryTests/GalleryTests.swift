import SwiftUI
import XCTest

@testable import Gallery

final class GalleryTests: XCTestCase {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testImagesHaveTheirSizeAndScale() throws {
    let sky = try XCTUnwrap(UIImage(named: "night-sky"))
    XCTAssertEqual(sky.size, CGSize(width: 40, height: 20))
    XCTAssertEqual(sky.scale, UIScreen.main.scale)
    XCTAssertEqual(sky, .nightSky)
    XCTAssertEqual(UIImage.logo.size, CGSize(width: 24, height: 18))
    XCTAssertEqual(UIImage.logo.renderingMode, .alwaysTemplate)
    XCTAssertEqual(UIImage(named: "loose")?.size, CGSize(width: 15, height: 5))
    XCTAssertEqual(UIImage(named: "AppIcon")?.size, CGSize(width: 60, height: 60))
    XCTAssertNil(UIImage(named: "Night-Sky"))
  }

  func testColorsFollowTheAppearance() throws {
    let title = try XCTUnwrap(UIColor(named: "Brand/TitleColor"))
    XCTAssertEqual(title.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .red)
    XCTAssertEqual(title.resolvedColor(with: dark), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(title, .Brand.title)
    XCTAssertEqual(UIColor.frame.resolvedColor(with: dark), .systemGray4.resolvedColor(with: dark))
    XCTAssertNil(UIColor(named: "AccentColor"))
    XCTAssertNil(UIColor(named: "TitleColor"))
  }

  func testTheControllerShowsThem() {
    let controller = GalleryViewController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.caption.text, "Ada, Grace")
    XCTAssertEqual(controller.caption.textColor, UIColor(named: "Brand/TitleColor"))
    XCTAssertEqual(controller.view.backgroundColor, .frame)
    XCTAssertEqual(controller.sky.intrinsicContentSize, CGSize(width: 40, height: 20))
  }

  func testTheTestsHaveAssetsOfTheirOwn() {
    XCTAssertEqual(UIImage(resource: .stars).size, CGSize(width: 6, height: 4))
    XCTAssertEqual(UIImage(resource: .stars), UIImage(named: "stars", in: Bundle(for: Self.self), compatibleWith: nil))
    XCTAssertNil(UIImage(named: "stars"))
  }

  func testWhatIsDrawnBecomesAFile() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let data = try XCTUnwrap(square(.red).pngData())
    XCTAssertEqual(square(.red).pngData(), data)
    XCTAssertNotEqual(square(.blue).pngData(), data)
    let read = try XCTUnwrap(UIImage(data: data))
    XCTAssertEqual(read.size, CGSize(width: 2, height: 2))
    XCTAssertEqual(read.pngData(), data)
    let jpeg = try XCTUnwrap(square(.red).jpegData(compressionQuality: 0.8))
    XCTAssertEqual(UIImage(data: jpeg)?.size, CGSize(width: 2, height: 2))
    XCTAssertEqual(UIImage(data: jpeg)?.jpegData(compressionQuality: 0.5), jpeg)
  }
}
