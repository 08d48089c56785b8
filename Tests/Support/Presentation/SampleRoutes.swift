package import KernelPresentation

/// Routes for maps of many runs.
package enum SampleRoutes {
  /// Runs on a grid of streets 100 m apart, with the errors of a receiver and a position every 100 m, all from one door.
  package static func runs(
    _ count: Int, positions: Int, by random: inout some RandomNumberGenerator
  ) -> [[RouteMap.Position]] {
    (0..<count).map { _ in
      var (north, east, heading) = (0, 0, Int.random(in: 0..<4, using: &random))
      return (0..<positions).map { _ in
        let turn = Int.random(in: 0..<10, using: &random)
        heading = (heading + (turn == 0 ? 1 : turn == 1 ? 3 : 0)) % 4
        north += [1, 0, -1, 0][heading]
        east += [0, 1, 0, -1][heading]
        let metres = [north, east].map { Double($0 * 100) + Double.random(in: -6...6, using: &random) }
        return RouteMap.Position(Int32(500_000_000 + metres[0] * 89.9), Int32(144_000_000 + metres[1] * 139.8))
      }
    }
  }
}
