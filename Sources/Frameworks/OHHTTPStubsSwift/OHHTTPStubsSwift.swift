// The functions for Swift are a module of their own in packages; CocoaPods has them in OHHTTPStubs.
@_exported import OHHTTPStubs
