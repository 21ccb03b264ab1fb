import CoreImage
import Testing

@Suite struct BlendFiltersTests {
  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha))
      .cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// Red, green, blue and alpha of 255.
  private func laid(_ above: CIImage, over below: CIImage, by name: String) throws -> [UInt8] {
    let filter = try #require(CIFilter(name: name))
    filter.setValue(above, forKey: kCIInputImageKey)
    filter.setValue(below, forKey: kCIInputBackgroundImageKey)
    let image = try #require(filter.outputImage)
    var bytes = [UInt8](repeating: 0, count: 4)
    let place = CGRect(x: 0, y: 0, width: 1, height: 1)
    CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: place, format: .RGBA8, colorSpace: nil)
    return bytes
  }

  @Test(arguments: [
    ("CIDifferenceBlendMode", [102, 102, 0]), ("CIMultiplyBlendMode", [82, 31, 64]),
    ("CIScreenBlendMode", [224, 173, 191]), ("CIOverlayBlendMode", [163, 92, 128]),
    ("CIHardLightBlendMode", [194, 61, 128]), ("CIDarkenBlendMode", [102, 51, 128]),
    ("CILightenBlendMode", [204, 153, 128]), ("CIExclusionBlendMode", [143, 143, 128]),
    ("CIColorDodgeBlendMode", [255, 191, 255]), ("CIColorBurnBlendMode", [64, 0, 0]),
    ("CILinearDodgeBlendMode", [255, 204, 255]), ("CILinearBurnBlendMode", [51, 0, 0]),
    ("CISubtractBlendMode", [0, 102, 0]), ("CIDivideBlendMode", [128, 255, 255]),
  ])
  func modesBlendEachComponent(name: String, expected: [UInt8]) throws {
    #expect(try laid(color(0.8, 0.2, 0.5), over: color(0.4, 0.6, 0.5), by: name) == expected + [255])
  }

  @Test func modesOfWholeColoursKeepTheBrightnessOfOneOfThem() throws {
    let (above, below) = (color(0.8, 0.2, 0.2), color(0.5, 0.5, 0.5))
    // A hue or a saturation of grey is grey; the colour of the one above has the brightness of the grey.
    #expect(try laid(above, over: below, by: "CISaturationBlendMode") == [128, 128, 128, 255])
    #expect(try laid(above, over: below, by: "CIColorBlendMode") == [235, 82, 82, 255])
    #expect(try laid(below, over: above, by: "CILuminosityBlendMode") == [235, 82, 82, 255])
    #expect(try laid(below, over: above, by: "CIColorBlendMode") == [97, 97, 97, 255])
  }

  @Test func aModeShowsEachPictureAloneWhereTheOtherIsNot() throws {
    let (above, below) = (color(1, 0, 0, alpha: 0.5), color(1, 1, 1))
    #expect(try laid(above, over: below, by: "CIMultiplyBlendMode") == [255, 128, 128, 255])
    #expect(try laid(color(1, 0, 0), over: color(0, 0, 0, alpha: 0), by: "CIMultiplyBlendMode") == [255, 0, 0, 255])
  }

  @Test func operationsCompose() throws {
    let (above, below) = (color(1, 0, 0), color(0, 0, 1))
    #expect(try laid(above, over: below, by: "CIAdditionCompositing") == [255, 0, 255, 255])
    #expect(try laid(above, over: below, by: "CIMaximumCompositing") == [255, 0, 255, 255])
    #expect(try laid(above, over: below, by: "CIMinimumCompositing") == [0, 0, 0, 255])
    #expect(try laid(above, over: below, by: "CISourceInCompositing") == [255, 0, 0, 255])
    #expect(try laid(above, over: below, by: "CISourceOutCompositing")[3] == 0)
    #expect(try laid(above, over: color(0, 0, 0, alpha: 0), by: "CISourceAtopCompositing")[3] == 0)
    #expect(try laid(above, over: below, by: "CISourceAtopCompositing") == [255, 0, 0, 255])
  }

  @Test func theyAreFiltersOfTypesAsWell() throws {
    let filter = CIFilter.differenceBlendMode()
    filter.inputImage = color(1, 1, 0)
    filter.backgroundImage = color(1, 0, 0)
    #expect(filter.outputImage != nil && filter.name == "CIDifferenceBlendMode")
    #expect(CIFilter.filterNames(inCategory: nil).contains("CIVividLightBlendMode"))
  }
}
