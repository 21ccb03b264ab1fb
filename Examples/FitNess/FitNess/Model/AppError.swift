enum AppError: Error {
  case goalNotSet
  case notCaught
  case goalNotReached
}
