import Foundation

/// See [AudioFormatFlags](https://developer.apple.com/documentation/coreaudiotypes/audioformatflags).
public typealias AudioFormatFlags = UInt32

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 64
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = 1
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags = 64
public let kLinearPCMFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsCanonical: AudioFormatFlags = 9
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
