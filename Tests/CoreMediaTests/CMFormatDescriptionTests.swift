import CoreMedia
import Testing

@Suite struct CMFormatDescriptionTests {
  @Test("A description of a picture has its size, its kind and its codec")
  func video() throws {
    var made: CMVideoFormatDescription?
    let status = CMVideoFormatDescriptionCreate(
      allocator: nil, codecType: kCMVideoCodecType_H264, width: 1920, height: 1080, extensions: nil,
      formatDescriptionOut: &made)
    let description = try #require(made)
    #expect(status == 0)
    #expect(CMVideoFormatDescriptionGetDimensions(description).width == 1920 && description.dimensions.height == 1080)
    #expect(CMFormatDescriptionGetMediaType(description) == kCMMediaType_Video)
    #expect(CMFormatDescriptionGetMediaSubType(description) == 0x6176_6331)
  }
}
