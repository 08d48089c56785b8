extension SwimBook {
  /// Every swim of the book with its corrections applied, in order of ids.
  package func correctedSwims(_ standing: CountingSwims) -> some Sequence<CorrectedSwim> {
    swims.indices.lazy.map { corrected($0, standing) }
  }

  /// The swim at this position, with its corrections applied.
  package func corrected(_ index: Int, _ standing: CountingSwims) -> CorrectedSwim {
    CorrectedSwim(swims[index], corrections: standing.corrections(of: index))
  }

  /// The swim with this id, with its corrections applied; nil if the book does not have it.
  package func corrected(_ id: SwimID) -> CorrectedSwim? {
    index(of: id).map { CorrectedSwim(swims[$0], corrections: corrections(of: $0)) }
  }
}
