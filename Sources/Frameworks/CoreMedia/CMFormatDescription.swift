import FoundationOverlay

/// See [CMMediaType](https://developer.apple.com/documentation/coremedia/cmmediatype).
public typealias CMMediaType = FourCharCode

/// See [CMVideoCodecType](https://developer.apple.com/documentation/coremedia/cmvideocodectype).
public typealias CMVideoCodecType = FourCharCode

public let kCMMediaType_Video: CMMediaType = 0x7669_6465  // "vide"
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E  // "soun"
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878  // "muxx"
public let kCMMediaType_Text: CMMediaType = 0x7465_7874  // "text"
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370  // "clcp"
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C  // "sbtl"
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364  // "tmcd"
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461  // "meta"
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331  // "avc1"
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331  // "hvc1"
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567  // "jpeg"
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476  // "mp4v"
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E  // "apcn"
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468  // "ap4h"
public let kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520  // "rle "

/// See [CMVideoDimensions](https://developer.apple.com/documentation/coremedia/cmvideodimensions).
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init() { self.init(width: 0, height: 0) }

  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}

/// See [CMFormatDescription](https://developer.apple.com/documentation/coremedia/cmformatdescription).
///
/// Those of pictures can be made.
public final class CMFormatDescription: Sendable {
  fileprivate let type: CMMediaType
  fileprivate let subType: FourCharCode
  fileprivate let size: CMVideoDimensions

  fileprivate init(type: CMMediaType, subType: FourCharCode, size: CMVideoDimensions) {
    self.type = type
    self.subType = subType
    self.size = size
  }

  public var dimensions: CMVideoDimensions { size }
}

/// See [CMVideoFormatDescription](https://developer.apple.com/documentation/coremedia/cmvideoformatdescription).
public typealias CMVideoFormatDescription = CMFormatDescription

/// See [CMVideoFormatDescriptionCreate](https://developer.apple.com/documentation/coremedia/cmvideoformatdescriptioncreate(allocator:codectype:width:height:extensions:formatdescriptionout:)).
///
/// The extensions say nothing that can be asked for here.
public func CMVideoFormatDescriptionCreate(
  allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
  formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = CMFormatDescription(
    type: kCMMediaType_Video, subType: codecType, size: CMVideoDimensions(width: width, height: height))
  return noErr
}

/// See [CMVideoFormatDescriptionGetDimensions(_:)](https://developer.apple.com/documentation/coremedia/cmvideoformatdescriptiongetdimensions(_:)).
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.size
}

/// See [CMFormatDescriptionGetMediaType(_:)](https://developer.apple.com/documentation/coremedia/cmformatdescriptiongetmediatype(_:)).
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }

/// See [CMFormatDescriptionGetMediaSubType(_:)](https://developer.apple.com/documentation/coremedia/cmformatdescriptiongetmediasubtype(_:)).
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subType }
