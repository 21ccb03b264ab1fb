import Glibc

// What an iOS project sees of its target on a simulator.

public var TARGET_OS_IPHONE: Int32 { 1 }
public var TARGET_OS_IOS: Int32 { 1 }
public var TARGET_OS_SIMULATOR: Int32 { 1 }
public var TARGET_OS_EMBEDDED: Int32 { 0 }
public var TARGET_OS_MAC: Int32 { 1 }
public var TARGET_OS_OSX: Int32 { 0 }
public var TARGET_OS_MACCATALYST: Int32 { 0 }
public var TARGET_OS_TV: Int32 { 0 }
public var TARGET_OS_WATCH: Int32 { 0 }
public var TARGET_OS_VISION: Int32 { 0 }
public var TARGET_IPHONE_SIMULATOR: Int32 { 1 }
