extension SwimBook {
  /// All swims of the book with their corrections applied, in the order of their ids.
  package func correctedSwims(_ standing: CountingSwims) -> some Sequence<CorrectedSwim> {
    swims.indices.lazy.map { corrected($0, standing) }
  }

  /// Returns the swim at this index, with its corrections applied.
  package func corrected(_ index: Int, _ standing: CountingSwims) -> CorrectedSwim {
    CorrectedSwim(swims[index], corrections: standing.corrections(of: index))
  }

  /// Returns the swim with this id, with its corrections applied; nil if the book does not have the swim.
  package func corrected(_ id: SwimID) -> CorrectedSwim? {
    index(of: id).map { CorrectedSwim(swims[$0], corrections: corrections(of: $0)) }
  }
}
