/// The English words that the catalogue uses for muscles and equipment.
package enum CatalogueWords {
  package static let muscles = [
    "abdominals", "abductors", "adductors", "biceps", "calves", "chest", "forearms", "glutes", "hamstrings", "lats",
    "lower back", "middle back", "neck", "quadriceps", "shoulders", "traps", "triceps",
  ]

  package static let equipment = [
    "barbell", "dumbbell", "body only", "cable", "machine", "kettlebells", "bands", "medicine ball", "exercise ball",
    "foam roll", "e-z curl bar", "other",
  ]
}
