import AuthenticationServices
import Testing

@Suite struct ASPasswordCredentialTests {
  @Test func aCredentialIsKeptInAnArchive() throws {
    let credential = ASPasswordCredential(user: "Ann", password: "secret")
    let data = try NSKeyedArchiver.archivedData(withRootObject: credential, requiringSecureCoding: false)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: ASPasswordCredential.self, from: data)
    #expect(copy?.user == "Ann")
    #expect(copy?.password == "secret")
    let other: any ASAuthorizationCredential = credential
    #expect((other as? ASPasswordCredential)?.user == "Ann")
  }
}
