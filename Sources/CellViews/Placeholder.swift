// CellViews
