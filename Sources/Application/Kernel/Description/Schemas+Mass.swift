package import KernelDomain

extension MassUnit {
  package static let schema = Schema("MassUnit", "The unit in which a load was entered.", MassUnit.allCases)
}

extension Load {
  package static let schema = Schema(
    "Load", "A load as it was entered: more than nothing, and no more than 2,000 kg.",
    [
      .init(
        "thousandths", Schema(.integer(1...Load.most(.pound))), "How much.",
        unit: .of("thousandths of the unit"), examples: ["22500"]),
      .init("unit", MassUnit.schema, "The unit."),
    ])
}
