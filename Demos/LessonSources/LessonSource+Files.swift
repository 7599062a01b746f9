extension LessonSource {
  // MARK: - Article 1

  public static let greenLabel = LessonSource("GreenLabel", PackageResources.GreenLabel_txt)
  public static let stair = LessonSource("Stair", PackageResources.Stair_txt, others: [stairView])
  private static let stairView = LessonSource("StairView", PackageResources.StairView_txt)
  public static let threeLabels = LessonSource("ThreeLabels", PackageResources.ThreeLabels_txt)

  // MARK: - Article 2

  public static let addressRow = LessonSource("AddressRow", PackageResources.AddressRow_txt)
  public static let batches = LessonSource("Batches", PackageResources.Batches_txt)
  public static let noSuperview = LessonSource("NoSuperview", PackageResources.NoSuperview_txt)
  public static let tiedSizes = LessonSource("TiedSizes", PackageResources.TiedSizes_txt)
  public static let turnOver = LessonSource("TurnOver", PackageResources.TurnOver_txt)

  // MARK: - Article 3

  public static let byHand = LessonSource("ByHand", PackageResources.ByHand_txt)
  public static let dslTrace = LessonSource("DSLTrace", PackageResources.DSLTrace_txt)

  // MARK: - Article 4

  public static let fourMeasures = LessonSource("FourMeasures", PackageResources.FourMeasures_txt)
  public static let growingText = LessonSource("GrowingText", PackageResources.GrowingText_txt)
  public static let leafCells = LessonSource("LeafCells", PackageResources.LeafCells_txt)
  public static let naturalSizes = LessonSource("NaturalSizes", PackageResources.NaturalSizes_txt)
  public static let preferredWidth = LessonSource(
    "PreferredWidth", PackageResources.PreferredWidth_txt)
  public static let springsStruts = LessonSource(
    "SpringsStruts", PackageResources.SpringsStruts_txt)
  public static let templateCell = LessonSource("TemplateCell", PackageResources.TemplateCell_txt)

  // MARK: - The cases

  public static let baselines = LessonSource("Baselines", PackageResources.Baselines_txt)
  public static let binding = LessonSource(
    "Binding", PackageResources.Binding_txt, others: [tipView])
  public static let centring = LessonSource("Centring", PackageResources.Centring_txt)
  public static let equalWidths = LessonSource("EqualWidths", PackageResources.EqualWidths_txt)
  public static let expanding = LessonSource("Expanding", PackageResources.Expanding_txt)
  public static let guides = LessonSource("Guides", PackageResources.Guides_txt)
  public static let keyboard = LessonSource("Keyboard", PackageResources.Keyboard_txt)
  public static let parallax = LessonSource("Parallax", PackageResources.Parallax_txt)
  public static let percent = LessonSource("Percent", PackageResources.Percent_txt)
  public static let sideBySide = LessonSource("SideBySide", PackageResources.SideBySide_txt)
  public static let spacing = LessonSource("Spacing", PackageResources.Spacing_txt)
  public static let timing = LessonSource("Timing", PackageResources.Timing_txt)
  public static let tip = LessonSource("Tip", PackageResources.Tip_txt, others: [tipView])
  private static let tipView = LessonSource("TipView", PackageResources.TipView_txt)

  // MARK: - Masonry's examples

  public static let aspectFit = LessonSource("AspectFit", PackageResources.AspectFit_txt)
  public static let chains = LessonSource("Chains", PackageResources.Chains_txt)
  public static let distribute = LessonSource("Distribute", PackageResources.Distribute_txt)
  public static let names = LessonSource("Names", PackageResources.Names_txt)
}
