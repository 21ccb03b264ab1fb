/// See [CKAccountStatus](https://developer.apple.com/documentation/cloudkit/ckaccountstatus).
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}
