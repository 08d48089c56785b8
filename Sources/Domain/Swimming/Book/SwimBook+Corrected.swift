extension SwimBook {
  /// All swims of the book with their corrections applied, sorted by id.
  package func correctedSwims(_ standing: CountingSwims) -> some Sequence<CorrectedSwim> {
    swims.indices.lazy.map { corrected($0, standing) }
  }

  /// Returns the swim at this index in the book, with its corrections applied.
  package func corrected(_ index: Int, _ standing: CountingSwims) -> CorrectedSwim {
    CorrectedSwim(swims[index], corrections: standing.corrections(of: index))
  }

  /// Returns the swim with this id, with its corrections applied. Nil if the book does not contain the swim.
  package func corrected(_ id: SwimID) -> CorrectedSwim? {
    index(of: id).map { CorrectedSwim(swims[$0], corrections: corrections(of: $0)) }
  }
}
