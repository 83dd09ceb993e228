Feature: Every screen can be used by everyone
  No screen and no dialog has a fault that the axe rules of WCAG 2.2 AA find, in the light and in the dark theme.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  Scenario Outline: Everybody can use the public page <page>, <where>
    When Kofi opens "<page>"
    Then Kofi's page has no accessibility violations

    Examples:
      | page   | where     |
      | /login | at a desk |

    @mobile
    Examples:
      | page   | where      |
      | /login | on a phone |

  Scenario Outline: Everybody can use the screen <page>, <where>
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    When Efua opens "<page>"
    Then Efua's page has no accessibility violations

    Examples:
      | page             | where     |
      | /dashboard       | at a desk |
      | /transfers       | at a desk |
      | /mobileMoney     | at a desk |
      | /prepaidCardLoad | at a desk |
      | /scheduleTransfers | at a desk |
      | /billPayments    | at a desk |
      | /pendingRequests | at a desk |
      | /myRequests      | at a desk |
      | /fxTransferRate  | at a desk |
      | /beneficiaries   | at a desk |
      | /bankStatements  | at a desk |
      | /transactionReports | at a desk |

    @mobile
    Examples:
      | page             | where      |
      | /dashboard       | on a phone |
      | /transfers       | on a phone |
      | /billPayments    | on a phone |
      | /pendingRequests | on a phone |
      | /myRequests      | on a phone |
      | /fxTransferRate  | on a phone |
      | /bankStatements  | on a phone |
      | /transactionReports | on a phone |
