public func isMethodGET() -> HTTPStubsTestBlock { { $0.httpMethod == "GET" } }
public func isMethodPOST() -> HTTPStubsTestBlock { { $0.httpMethod == "POST" } }
public func isMethodPUT() -> HTTPStubsTestBlock { { $0.httpMethod == "PUT" } }
public func isMethodPATCH() -> HTTPStubsTestBlock { { $0.httpMethod == "PATCH" } }
public func isMethodDELETE() -> HTTPStubsTestBlock { { $0.httpMethod == "DELETE" } }
public func isMethodHEAD() -> HTTPStubsTestBlock { { $0.httpMethod == "HEAD" } }
