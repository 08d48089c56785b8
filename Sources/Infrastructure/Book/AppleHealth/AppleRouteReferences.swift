import Formats

/// Gathers the paths of the files to which the workouts in an Apple Health export refer. These files are routes.
final class AppleRouteReferences: AppleHealthGatherer {
  static let interests = [XMLInterest("Workout")]

  private(set) var paths: Set<String> = []
  var found: Int { 0 }

  func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    if element.name.equals("FileReference"), let path = try element.string("path") { paths.insert(path) }
    return element.depth == 0 || element.name.equals("WorkoutRoute")
  }

  func end(_ element: XMLEnd) throws(FormatProblem) {}

  func append(_ next: any AppleHealthGatherer) {
    if let next = next as? AppleRouteReferences { paths.formUnion(next.paths) }
  }
}
