/// See [ASAuthorizationRequest](https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest).
open class ASAuthorizationRequest: NSObject {}
