/// What the service itself is asked, beside the use cases.
enum ServiceMethod: String, CaseIterable {
  case hello = "service.hello"
  case status = "service.status"
  case stop = "service.stop"
}
