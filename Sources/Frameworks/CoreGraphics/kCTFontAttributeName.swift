public import Foundation

// Attributes of texts under Core Text's names, for the values that UIKit's own names have too.

nonisolated(unsafe) public let kCTFontAttributeName: NSString = "NSFont"
nonisolated(unsafe) public let kCTKernAttributeName: NSString = "NSKern"
nonisolated(unsafe) public let kCTLigatureAttributeName: NSString = "NSLigature"
nonisolated(unsafe) public let kCTTrackingAttributeName: NSString = "CTTracking"
