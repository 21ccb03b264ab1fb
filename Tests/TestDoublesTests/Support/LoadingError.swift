enum LoadingError: Error {
  case notFound
}
