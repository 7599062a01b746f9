// AutoLayout
