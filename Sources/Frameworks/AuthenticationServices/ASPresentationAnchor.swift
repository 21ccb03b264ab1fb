/// See [ASPresentationAnchor](https://developer.apple.com/documentation/authenticationservices/aspresentationanchor).
public typealias ASPresentationAnchor = UIWindow
