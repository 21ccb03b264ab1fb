import CoreImage
import Testing

@MainActor @Suite struct CIFilterTests {
  /// A picture of one colour with a white pixel at its top left.
  private func picture(_ width: CGFloat = 20, _ height: CGFloat = 10) -> CIImage {
    let color = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6))
      .cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
    return CIImage(color: .white).cropped(to: CGRect(x: 0, y: height - 1, width: 1, height: 1)).composited(over: color)
  }

  /// Red, green, blue and alpha of the pixel at a place, from the top.
  private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(image)
    var bytes = [UInt8](repeating: 0, count: 4)
    let part = CGRect(
      x: image.extent.minX + CGFloat(x), y: image.extent.maxY - CGFloat(y) - 1, width: 1, height: 1)
    CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: part, format: .RGBA8, colorSpace: nil)
    return bytes
  }

  private func filtered(_ name: String, _ values: [String: Any] = [:]) throws -> CIImage {
    let filter = try #require(CIFilter(name: name, parameters: values))
    filter.setValue(picture(), forKey: kCIInputImageKey)
    return try #require(filter.outputImage)
  }

  @Test func coordinatesBeginAtTheBottom() throws {
    #expect(try pixel(picture(), 0, 0) == [255, 255, 255, 255])
    #expect(try pixel(picture(), 0, 1) == [51, 102, 153, 255])
  }

  @Test func unknownFiltersAreNotThere() {
    #expect(CIFilter(name: "CINoFilterOfThisName") == nil)
    #expect(CIFilter(name: "CISepiaTone")?.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
  }

  @Test func differencesAreThoseOfTheEye() throws {
    func color(_ share: CGFloat) -> CIImage {
      let color = CIColor(red: share, green: share, blue: share)
      return CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    func distance(_ first: CGFloat, _ second: CGFloat) -> Float {
      let image = color(first).applyingFilter("CILabDeltaE", parameters: ["inputImage2": color(second)])
      let worst = image.applyingFilter("CIAreaMaximum", parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent)])
      var result: Float = -1
      CIContext().render(worst, toBitmap: &result, rowBytes: 4, bounds: worst.extent, format: .Rf, colorSpace: nil)
      return result
    }
    #expect(distance(0.5, 0.5) == 0)
    #expect(abs(distance(0, 1) - 100) < 0.1)
    #expect(distance(0.5, 0.504) < 1)
    #expect(distance(0.5, 0.6) > 5)
  }

  @Test func colorsChangePixelByPixel() throws {
    #expect(try pixel(filtered("CIColorInvert"), 5, 5) == [204, 153, 102, 255])
    #expect(try pixel(filtered("CISepiaTone", [kCIInputIntensityKey: 0]), 5, 5) == [51, 102, 153, 255])
    let sepia = try pixel(filtered("CISepiaTone"), 5, 5)
    #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
    let gray = try pixel(filtered("CIPhotoEffectMono"), 5, 5)
    #expect(Set(gray.dropLast()).count == 1)
    #expect(try pixel(filtered("CIColorControls", [kCIInputSaturationKey: 0]), 5, 5) == gray)
    #expect(try pixel(filtered("CIExposureAdjust", [kCIInputEVKey: 1]), 5, 5) == [102, 204, 255, 255])
  }

  @Test func detailsAreFoundAndBlurred() throws {
    let edges = try filtered("CIEdges")
    #expect(try pixel(edges, 10, 5) == [0, 0, 0, 255])
    #expect(try pixel(edges, 1, 0)[0] > 100)
    #expect(try pixel(filtered("CIUnsharpMask", [kCIInputIntensityKey: 0]), 1, 0) == [51, 102, 153, 255])
    let (plain, sharp) = (try pixel(picture(), 1, 1), try pixel(filtered("CIUnsharpMask"), 1, 1))
    #expect(sharp[0] < plain[0])
    #expect(try pixel(filtered("CIBloom"), 10, 5)[0] > 51)
    #expect(try pixel(filtered("CIGloom"), 0, 0)[0] < 255)
    #expect(try pixel(filtered("CIGloom", [kCIInputIntensityKey: 0]), 0, 0) == [255, 255, 255, 255])
  }

  @Test func crystalsHaveOneColorAndTheExtentOfThePicture() throws {
    let image = try filtered("CICrystallize", [kCIInputRadiusKey: 5])
    #expect(image.extent == picture().extent)
    for x in 0..<20 {
      for y in 0..<10 {
        let found = try pixel(image, x, y)
        #expect(found == [51, 102, 153, 255] || found == [255, 255, 255, 255])
      }
    }
  }

  @Test func aTwirlTurnsWhatIsAroundItsCenter() throws {
    let dot = CIImage(color: .white).cropped(to: CGRect(x: 12, y: 4, width: 1, height: 1))
    let twirl = CIFilter.twirlDistortion()
    twirl.inputImage = dot.composited(over: picture())
    twirl.center = CGPoint(x: 10, y: 4.5)
    twirl.radius = 5
    #expect(abs(twirl.angle - .pi) < 0.001)
    twirl.angle = 0
    #expect(try pixel(twirl.outputImage, 12, 5) == [255, 255, 255, 255])
    twirl.angle = .pi
    #expect(try pixel(twirl.outputImage, 12, 5) == [51, 102, 153, 255])
    #expect(try pixel(twirl.outputImage, 19, 9) == [51, 102, 153, 255])
  }

  @Test func filtersAreTypesAsWell() throws {
    let posterize = CIFilter.colorPosterize()
    posterize.inputImage = picture()
    posterize.levels = 2
    #expect(try pixel(posterize.outputImage, 5, 5) == [0, 0, 255, 255])
    let gamma = CIFilter.gammaAdjust()
    gamma.inputImage = picture()
    gamma.power = 2
    #expect(try pixel(gamma.outputImage, 5, 5) == [10, 41, 92, 255])
    let exposure = CIFilter.exposureAdjust()
    exposure.inputImage = picture()
    exposure.ev = 1
    #expect(try pixel(exposure.outputImage, 5, 5) == [102, 204, 255, 255])
    let tinted = CIFilter.falseColor()
    tinted.inputImage = picture()
    (tinted.color0, tinted.color1) = (.black, .red)
    #expect(try pixel(tinted.outputImage, 0, 0) == [255, 0, 0, 255])
    let over = CIFilter.sourceOverCompositing()
    over.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    over.backgroundImage = picture()
    #expect(try pixel(over.outputImage, 0, 9) == [255, 0, 0, 255])
    let average = CIFilter.areaAverage()
    average.inputImage = picture()
    average.extent = CGRect(x: 5, y: 0, width: 10, height: 5)
    #expect(try pixel(average.outputImage, 0, 0) == [51, 102, 153, 255])
    let (crystals, edges, mask) = (CIFilter.crystallize(), CIFilter.edges(), CIFilter.unsharpMask())
    #expect((crystals.radius, crystals.center, edges.intensity) == (20, CGPoint(x: 150, y: 150), 1))
    #expect((mask.radius, mask.intensity) == (2.5, 0.5))
  }

  @Test func anAverageIsOnePixel() throws {
    let extent = CIVector(cgRect: CGRect(x: 5, y: 0, width: 10, height: 5))
    let image = try filtered("CIAreaAverage", [kCIInputExtentKey: extent])
    #expect(image.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try pixel(image, 0, 0) == [51, 102, 153, 255])
  }

  @Test func aBlurReachesOutOfThePicture() throws {
    let image = try filtered("CIGaussianBlur", [kCIInputRadiusKey: 2])
    #expect(image.extent == CGRect(x: -6, y: -6, width: 32, height: 22))
    let edge = try pixel(image, 6, 11)
    #expect(edge[3] > 100 && edge[3] < 200)
    #expect(try pixel(image, 16, 11)[3] > 240)
  }

  @Test func squaresHaveOneColor() throws {
    let image = try filtered("CIPixellate", [kCIInputScaleKey: 4, kCIInputCenterKey: CIVector(x: 0, y: 0)])
      .cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try pixel(image, 0, 0) == pixel(image, 3, 0))
    #expect(try pixel(image, 0, 0) == [51, 102, 153, 255])
  }

  @Test func aCodeIsOfOnePixelForEachModule() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("Hello".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    #expect(try pixel(image, 0, 0) == [255, 255, 255, 255])
    #expect(try pixel(image, 1, 1) == [0, 0, 0, 255])
    let scaled = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(scaled.extent.width == 230)
    #expect(try pixel(scaled, 19, 19) == [0, 0, 0, 255])
    #expect(try pixel(scaled, 20, 5) == [255, 255, 255, 255])
  }

  @Test func pixelsBecomeImages() throws {
    let rendered = try #require(CIContext().createCGImage(picture(), from: CGRect(x: 0, y: 5, width: 20, height: 5)))
    #expect((rendered.width, rendered.height) == (20, 5))
    let again = CIImage(cgImage: rendered)
    #expect(try pixel(again, 0, 0) == [255, 255, 255, 255])
    #expect(try pixel(again, 7, 4) == [51, 102, 153, 255])
    #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
    let image = UIImage(ciImage: picture())
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(CIImage(image: image)?.extent.width == 20)
  }

  @Test("Red alone is written in half and in single precision")
  func red() {
    let color = CIColor(red: 0.25, green: 0.5, blue: 1)
    let image = CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    var half: [Float16] = [0, 0]
    var single: [Float] = [0, 0]
    let context = CIContext()
    context.render(image, toBitmap: &half, rowBytes: 4, bounds: image.extent, format: .Rh, colorSpace: nil)
    context.render(image, toBitmap: &single, rowBytes: 8, bounds: image.extent, format: .Rf, colorSpace: nil)
    #expect(half == [0.25, 0.25] && single == [0.25, 0.25])
  }
}
